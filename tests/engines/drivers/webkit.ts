import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { type Engine, keyActions, pointerActions, type Tab, tellOfPrint, usualSize } from './engine.ts'
import { endProgram, freePort, makeFolder, readUntil, startProgram } from './programs.ts'

/** Starts WebKitGTK's small browser on a display of its own, driven by WebDriver. */
export async function startWebKit(driver: string, display: string): Promise<Engine> {
  const { folder, remove } = makeFolder()
  // By this setting of GTK's, the engine says that its visitor wants no motion.
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  // It chooses a free display itself, and names it.
  const screen = startProgram(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await readUntil(screen.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/)
  const port = await freePort()
  const server = startProgram(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // A root user has no sandbox to give.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : null),
      // Without a graphics card, drawing in layers takes longer than most tests.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })

  const ask = async <Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    address: string,
    body?: object,
    patience = 60_000,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: body && JSON.stringify(body),
      // It sometimes never answers, as for the picture of a window that has opened nothing.
      signal: AbortSignal.timeout(patience),
    })
    const { value } = (await answer.json()) as { value: Answer & { error: string; message: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value as Answer
  }
  await expect(() => ask('GET', '/status')).toPass({ intervals: [50], timeout: 60_000 })
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', timeouts: { script: 6_000 } } },
  })
  const base = `/session/${sessionId}`
  const order = <Answer>(address: string, body = {}) => ask<Answer>('POST', `${base}${address}`, body)
  const first = await ask<string>('GET', `${base}/window`)
  let current = first

  const openTab = async (handle: string): Promise<Tab> => {
    const turnToTab = async () => {
      if (current !== handle) await order('/window', { handle })
      current = handle
    }
    const inTab = async <Answer>(address: string, body?: object) => {
      await turnToTab()
      return order<Answer>(address, body)
    }
    /**
     * Evaluates an expression. A document that the browser begins to keep for Back in this moment never answers. One that
     * stays has six seconds, see above; so after ten the document of then is asked.
     */
    const run = async (expression: string): Promise<string> => {
      const question = { script: `return ${expression}`, args: [] }
      for (let asked = 1; ; asked++) {
        try {
          await turnToTab()
          return await ask<string>('POST', `${base}/execute/sync`, question, 10_000)
        } catch (error) {
          if (asked === 6 || (error as Error).name !== 'TimeoutError') throw error
        }
      }
    }
    /**
     * Gives the page this size. The window's own bars are part of the window's size, which the page learns later than the
     * driver, so it is asked for until the page has it.
     */
    const resize = async (width: number, height: number) => {
      const pageSize = async (): Promise<{ width: number; height: number }> =>
        JSON.parse(await run('JSON.stringify({ width: innerWidth, height: innerHeight })'))
      await expect(async () => {
        const page = await pageSize()
        const window = await ask<{ width: number; height: number }>('GET', `${base}/window/rect`)
        await inTab('/window/rect', {
          width: width + Math.max(0, window.width - page.width),
          height: height + Math.max(0, window.height - page.height),
        })
        expect(await pageSize()).toEqual({ width, height })
      }).toPass({ intervals: [0, 50, 200, 500], timeout: 60_000 })
    }
    await resize(usualSize.width, usualSize.height)
    /**
     * Leaves the document in a way, and waits until the next one is parsed. The driver's own waiting sometimes never ends,
     * and a window that is new sometimes stays where it is: then it is told again, after ten seconds.
     */
    const leave = async (address: string, body?: object) => {
      let told = Number.NEGATIVE_INFINITY
      await run('void Object.assign(window, { isOldDocument: true })')
      await expect(async () => {
        const state = await run(`'isOldDocument' in window ? 'old' : document.readyState`)
        if (state === 'old' && performance.now() - told > 10_000) {
          await inTab(address, body)
          told = performance.now()
        }
        expect(state).toMatch(/interactive|complete/)
      }).toPass({ intervals: [20], timeout: 60_000 })
    }
    return {
      open: (url) => leave('/url', { url }),
      reload: () => leave('/refresh'),
      back: () => inTab('/back'),
      run,
      pressAt: (x, y) => inTab('/actions', { actions: pointerActions(x, y) }),
      strike: (keys) => inTab('/actions', { actions: keyActions(keys) }),
      resize,
      takePicture: async () => {
        await turnToTab()
        return Buffer.from(await ask<string>('GET', `${base}/screenshot`), 'base64')
      },
      print: async () => {
        await run(tellOfPrint)
      },
    }
  }

  return {
    openProfile: async () => {
      const handles: string[] = []
      return {
        openTab: async () => {
          const { handle } = await order<{ handle: string }>('/window/new', { type: 'window' })
          handles.push(handle)
          return openTab(handle)
        },
        // A test has an origin of its own, so that nothing of its storage has to be cleared.
        end: async () => {
          for (const handle of handles) {
            await order('/window', { handle })
            await ask('DELETE', `${base}/window`)
          }
          await order('/window', { handle: first })
          current = first
        },
      }
    },
    close: async () => {
      await ask('DELETE', base)
      await endProgram(server)
      await endProgram(screen)
      remove()
    },
  }
}
