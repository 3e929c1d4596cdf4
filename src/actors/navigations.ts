/** The part of the router that the actors use which report navigations; `Place` is what they need of a location. */
export type Navigations<Place> = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}
