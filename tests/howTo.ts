/** The tasks of `docs/how-to.md`, by their headings. */
export type Task =
  | 'A text'
  | 'A page'
  | 'A page under construction'
  | 'A section of the home page'
  | 'A token'
  | 'A rule of a form'
  | 'A column, a table or a function of the database'
  | 'A machine'
  | 'A story'

/** What a test of a list says when something is missing in it: the task whose steps name the list. */
export const howTo = (task: Task): string => `docs/how-to.md, “${task}”, has the steps`
