// React's renderer as a script of its own: the largest library, which nothing but the start of the site imports, so that
// everything else is evaluated while it is on its way.

export { createRoot, hydrateRoot } from 'react-dom/client'
