/** The tasks of `docs/how-to.md` that failures of tests name, by their headings. */
export const tasks = [
  'A text',
  'A page',
  'A token',
  'A rule of a form',
  'A form',
  'A column, a table or a function of the database',
  'A machine',
  'A state of a machine',
  'An event of a machine',
  'A choice of a browser',
  'A call to the provider',
  'An upgrade of a library',
] as const

/** Message of a test whose list lacks something: the task whose steps name the list. */
export const howTo = (task: (typeof tasks)[number]): string => `docs/how-to.md, “${task}”, has the steps`
