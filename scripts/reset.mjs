// `npm run reset`: deletes the local database with its accounts, its secrets and its lock.
import {
  fail,
  goOnUnderProjectNode,
  installDependencies,
  parseOptions,
  requireMachine,
  root,
} from './machine.mjs'

requireMachine()
parseOptions({})
process.chdir(root)
installDependencies()
await goOnUnderProjectNode()

const { resetData } = await import('@king-exchange/embedded-supabase')
try {
  console.log(resetData(root))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
