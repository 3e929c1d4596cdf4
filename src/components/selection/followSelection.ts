import { copyTables } from './copyTables'
import { keepSelection } from './keepSelection'
import { selectThroughLinks } from './selectThroughLinks'

/** Lets figures be selected and copied everywhere in the page. Loaded late; browser tests wait for the mark. */
export function followSelection(): void {
  selectThroughLinks()
  keepSelection()
  copyTables()
  document.documentElement.dataset.selectable = ''
}
