// `npm start`: installs what is missing, then serves the site with its embedded backend.
// Runs before anything is installed, so it imports nothing but Node until then.
import {
  fail,
  goOnUnderProjectNode,
  installDependencies,
  isPortFree,
  parseOptions,
  requireMachine,
  root,
} from './machine.mjs'

requireMachine()
process.chdir(root)

const host = hostOption()

const port = Number(process.env.PORT ?? 5173)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but must be a number from 1 to 65535.`)
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
}
installDependencies()
await goOnUnderProjectNode()

const { createServer } = await import('vite')
console.log('Starting …')
// Node reads the settings itself: Vite would bundle them, and says on a busy machine that this took long.
const server = await createServer({ logLevel: 'warn', configLoader: 'native', server: { host } })
  .then((created) => created.listen())
  .catch((error) => fail(error.message))

const address = `http://localhost:${port}`
const isEmbedded = server.config.define?.['import.meta.env.VITE_SUPABASE_URL'] === '""'
console.log(isEmbedded ? embeddedNotice() : `\n  Site      ${address}   (Supabase project of .env)\n`)
for (const seen of server.resolvedUrls?.network ?? []) console.log(`  Network   ${seen.replace(/\/$/, '')}`)
if (host && isEmbedded)
  console.log('            Whoever reaches this machine can read the mailbox, and sign in by it.')
console.log('  Ctrl-C stops it.')

/** The host to listen at besides this machine: `--host`, with an address or for all of them, or HOST. */
function hostOption() {
  const given = process.argv.slice(2)
  const { host } = parseOptions({
    args: given.map((text, index) =>
      text === '--host' && /^(-|$)/.test(given[index + 1] ?? '') ? '--host=0.0.0.0' : text,
    ),
    options: { host: { type: 'string' } },
  }).values
  return host || process.env.HOST || undefined
}

function embeddedNotice() {
  return `
  Site      ${address}
  Demo      demo@kingexchange.example   password Crown-Demo-2026
  Mailbox   ${address}/mailbox   (every mail the site sends)
`
}
