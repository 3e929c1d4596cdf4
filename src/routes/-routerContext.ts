import type { AuthActor } from '@/machines/authMachine'

/** The context that every loader and guard receives. */
export type RouterContext = { auth: AuthActor }
