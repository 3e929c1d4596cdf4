/** The name of the container that the queries below measure: the frame of the user or the admin area. */
export const areaContainer = 'area'

/** Whether the frame has room for something; like the header's, these widths grow with the text. */
export const areaRoom = {
  any: `@container ${areaContainer} (min-width: 0)`,
  /** A window of 1024 px, less a scroll bar. */
  sidebar: `@container ${areaContainer} (min-width: 63rem)`,
  noName: `@container ${areaContainer} (max-width: 29.99rem)`,
} as const
