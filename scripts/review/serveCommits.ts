import { createServer } from 'node:http'
import { serveBuild } from '../hosting/serveBuild'

/** The header that says which commit a page is to be from. */
const header = 'x-review-commit'

/** What to send for a page of either commit. */
export const commitHeaders = { before: { [header]: 'before' }, after: { [header]: 'after' } }

/** Two folders that are served at one address. */
export type Served = { origin: string; close: () => Promise<void> }

/**
 * Serves a folder of each commit at the same address, because some pages show theirs, for example in a QR code. Which of
 * the two is answered with, a header says.
 */
export async function serveCommits(folders: { before: string; after: string }): Promise<Served> {
  const before = await serveBuild(folders.before)
  const after = await serveBuild(folders.after)
  const server = createServer((request, response) => {
    const { middlewares } = request.headers[header] === 'before' ? before : after
    middlewares(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([before.close(), after.close()])
    },
  }
}
