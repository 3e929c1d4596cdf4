type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>

/** True if a key is the letter K in the keyboard's layout, or by its place if the layout gives no Latin letter. */
const isK = ({ key, code }: Pressed) =>
  /^\p{Script=Latin}$/u.test(key) ? /^[kｋ]$/i.test(key) : code === 'KeyK'

/** True if the device is one of Apple's, whose shortcuts are with ⌘. */
export const isApple = () => /Mac|iP/.test(navigator.platform)

/** True if a press is ⌘K or Ctrl K. On Apple devices, Ctrl K cuts to the end of a line. AltGr is no Ctrl. */
export function isSearchShortcut(press: Pressed, isOnApple: boolean): boolean {
  const [ours, others] = isOnApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  const isAlone = !others && !press.altKey && !press.shiftKey && !press.getModifierState?.('AltGraph')
  return ours && isAlone && isK(press)
}
