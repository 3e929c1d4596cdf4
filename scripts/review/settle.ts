import type { StillWindow } from './holdStill'

/**
 * Runs in a page: waits until nothing on it is still to come, such as a typeface, a picture, a short timer or an
 * animation, twice in a row with the browser idle in between. Ends after `limit` ms even if something never rests.
 */
export async function settle(limit: number): Promise<void> {
  const { heldStill } = window as unknown as StillWindow
  const begun = performance.now()
  const whenIdle = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 }))
    })
  const endAnimations = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const animation of running) {
      // What has no end shows what it would without the animation, as for somebody who wants no motion.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
    return running.length
  }
  const loadPictures = async () => {
    const pictures = [...document.images]
    for (const picture of pictures.filter(({ loading }) => loading === 'lazy')) {
      picture.loading = 'eager'
      // It may have been chosen from its sources before it was among them; now it is chosen again.
      if (picture.parentElement instanceof HTMLPictureElement) picture.src = picture.getAttribute('src') ?? ''
    }
    const missing = pictures.filter(({ complete }) => !complete)
    // Undecoded ones would be left out of the picture; a broken one is shown as broken.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    return missing.length
  }
  // A browser leaves out what is far from the window, but the picture shows it.
  const showFarParts = () => {
    const far = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto',
    )
    for (const element of far) element.style.contentVisibility = 'visible'
    return far.length
  }
  for (let rests = 0; rests < 2 && performance.now() - begun < limit; ) {
    await whenIdle()
    const moved = endAnimations() + showFarParts() + (await loadPictures())
    await document.fonts.ready
    rests = moved > 0 || heldStill.isWaiting() ? 0 : rests + 1
  }
}
