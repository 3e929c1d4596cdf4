/** The part of the router that actors need to report navigations; `Place` is their part of a location. */
export type Navigations<Place> = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}
