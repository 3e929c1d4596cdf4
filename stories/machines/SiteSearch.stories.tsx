import { PublicSearchDialog } from '@/components/search/PublicSearchDialog'
import { SiteSearch as Search } from '@/components/search/SiteSearch'
import { LiveFrame } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const OfHeader = () => (
  <LiveFrame>
    <Search load={async () => PublicSearchDialog} />
  </LiveFrame>
)

export const SiteSearch = () => <SiteStepper machine="siteSearch" subjects={{ siteSearch: OfHeader }} />
