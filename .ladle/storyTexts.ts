import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** The file beside the workbench's page that has the words of its stories. */
const fileName = 'texts.json'

/** Bytes: some hundred stories say a tenth of it. */
const maxBuffer = 16 * 1024 * 1024

/** Reads what the stories say, and why some cannot be read. */
async function read(root: string): Promise<{ json: string; failures: string[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, '.ladle/readTexts.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer,
  })
  const { packed, failures } = JSON.parse(stdout)
  return { json: JSON.stringify(packed), failures }
}

/**
 * Writes what the stories say beside the workbench's page, so that its search finds a story by what one sees. It is read
 * off the stories themselves, by rendering each without a browser: at each build, and once in the life of a server.
 */
export function storyTexts({ root }: { root: string }): Plugin {
  let texts: ReturnType<typeof read> | undefined
  return {
    name: 'story-texts',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next()
        // What fails is tried again at the next request: a story may have been mended.
        texts ??= read(root).catch((error) => {
          texts = undefined
          throw error
        })
        texts.then(({ json }) => response.setHeader('content-type', 'application/json').end(json), next)
      })
    },
    async generateBundle() {
      const { json, failures } = await read(root)
      const [first] = failures
      if (first)
        this.warn(`The search knows ${failures.length} stories by their names alone; the first is ${first}`)
      this.emitFile({ type: 'asset', fileName, source: json })
    },
  }
}
