import { storedSession } from '@/data/session/storage'

/** The user whose session is stored, as whom a page would make its calls. */
export const me = () => storedSession()?.user.id ?? ''
