/** Loads the session's notices, which no page needs at first. */
export const loadSessionNotices = () => import('./sessionNotices')
