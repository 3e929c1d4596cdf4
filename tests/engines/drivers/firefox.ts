import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { connectBidi } from './connectBidi.ts'
import { type Engine, keyActions, pointerActions, type Tab, usualSize } from './engine.ts'
import { endProgram, makeFolder, readUntil, startProgram } from './programs.ts'

/** Its settings: nothing of its own may ask the network or cover a page, and nothing moves. */
const preferences: Record<string, boolean | number | string> = {
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_beforeunload': true,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.server': 'data:,',
  'ui.prefersReducedMotion': 1,
}

type Evaluated = { type: string; result: { value: string }; exceptionDetails?: { text: string } }

/** Starts an installed Firefox, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const { folder, remove } = makeFolder()
  writeFileSync(
    path.join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  // Firefox refuses a home folder that another user owns.
  const child = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  )
  const address = await readUntil(child.stderr, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connectBidi(`${address}/session`)
  await send('session.new', { capabilities: {} })

  const openTab = async (userContext: string): Promise<Tab> => {
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    })
    const resize = (width: number, height: number) =>
      send<void>('browsingContext.setViewport', { context, viewport: { width, height } })
    await resize(usualSize.width, usualSize.height)
    /** On a busy machine a load sometimes counts as aborted without a reason: then it is repeated. */
    const load = async (method: string, parameters = {}) => {
      const begin = () => send<void>(method, { context, wait: 'interactive', ...parameters })
      await begin().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        return begin()
      })
    }
    const act = (actions: object[]) => send<void>('input.performActions', { context, actions })
    return {
      open: (url) => load('browsingContext.navigate', { url }),
      reload: () => load('browsingContext.reload'),
      back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
      run: async (expression) => {
        const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        })
        if (type !== 'success') throw new Error(exceptionDetails?.text)
        return result.value
      },
      pressAt: (x, y) => act(pointerActions(x, y)),
      strike: (keys) => act(keyActions(keys)),
      resize,
      takePicture: async () => {
        const method = 'browsingContext.captureScreenshot'
        const { data } = await send<{ data: string }>(method, { context, origin: 'document' })
        return Buffer.from(data, 'base64')
      },
      print: () => send('browsingContext.print', { context }),
    }
  }

  return {
    openProfile: async () => {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
      return {
        openTab: () => openTab(userContext),
        end: () => send('browser.removeUserContext', { userContext }),
      }
    },
    close: async () => {
      close()
      await endProgram(child)
      remove()
    },
  }
}
