// `@king-exchange/embedded-supabase`: the backend, and the plugin that runs it.

/** A backend without Vite, its routes and its keys. */
export { routeToBackend } from '../backendRoutes.ts'
/** For tests: the token of a solved captcha, the code of a second factor. */
export { testTokens } from '../captcha.ts'
/** Read before a backend is chosen: the variables of .env, and the `supabase/` folder. */
export { readProject } from '../config.ts'
/** The files that no server may hand out; the command that deletes them. */
export { listDeniedFiles } from '../dataFolder.ts'
export { type EmbeddedBackendOptions, startEmbeddedBackend } from '../embeddedBackend.ts'
/** The plugin, for Vite's configuration. */
export { embeddedSupabase } from '../embeddedSupabase.ts'
export { chooseBackend, findBrokenFile, findProblem } from '../environment.ts'
export { createSecrets, EMBEDDED_PUBLISHABLE_KEY } from '../keys.ts'
export { resetData } from '../resetData.ts'
export { timeCode } from '../timeCodes.ts'
