import { type Plugin, runnerImport } from 'vite'
import type { packTexts } from '../stories/words/packedTexts.ts'
import type { readStories } from '../stories/words/readStories.tsx'

type Reader = { readStories: typeof readStories }
type Packer = { packTexts: typeof packTexts }

/** The file beside the workbench's page that has the words of its stories. */
const fileName = 'texts.json'

/**
 * Writes what the stories say beside the workbench's page, so that its search finds a story by what one sees. It is read
 * off the stories themselves, by rendering each without a browser: at each build, and once in the life of a server.
 */
export function storyTexts({ root }: { root: string }): Plugin {
  const load = <Module extends object>(file: string) =>
    runnerImport<Module>(`${root}/stories/words/${file}`, {
      root,
      configFile: false,
      mode: 'production',
      resolve: { tsconfigPaths: true },
      // React as it is built for production renders them in a fraction of the time.
      oxc: { jsx: { development: false } },
    })
  const read = async () => {
    const [reader, packer] = await Promise.all([
      load<Reader>('readStories.tsx'),
      load<Packer>('packedTexts.ts'),
    ])
    return JSON.stringify(packer.module.packTexts(await reader.module.readStories()))
  }
  let texts: Promise<string> | undefined
  return {
    name: 'story-texts',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next()
        texts ??= read()
        texts.then((json) => response.setHeader('content-type', 'application/json').end(json), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await read() })
    },
  }
}
