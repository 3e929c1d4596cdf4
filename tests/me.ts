import { readStoredUserId } from '@/data/session/storedSession'

/** The user whose session is stored, as whom a page would make its calls. */
export const me = () => readStoredUserId() ?? ''
