import type { AuthActor } from '@/machines/authMachine'

/** What every loader and guard is handed. */
export type RouterContext = { auth: AuthActor }
