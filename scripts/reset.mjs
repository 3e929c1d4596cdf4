// `npm run reset`: deletes the local database with its accounts, its secrets and its lock.
import { fail, goOnUnderProjectNode, installDependencies, requireNode, root } from './machine.mjs'

requireNode()
process.chdir(root)
installDependencies()
await goOnUnderProjectNode()

const { runnerImport } = await import('vite')
const { module } = await runnerImport('./packages/embedded-supabase/src/resetData.ts', {
  configFile: false,
  logLevel: 'error',
})
try {
  console.log(module.resetData(root))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
