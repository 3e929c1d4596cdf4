import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { placeholderAt } from '@/data/registries/placeholders'
import type { PlaceholderPath } from '@/data/registries/placeholderTitles'
import { StoryRouter } from '../workbench/StoryRouter'
import { AccountFrame } from './AccountFrame'
import { AdminFrame } from './AdminFrame'

export default { title: 'Screens / Under construction' }

const onPublicPage = (path: PlaceholderPath) => (
  <PublicLayout account="signedOut">
    <UnderConstruction {...placeholderAt(path)} />
  </PublicLayout>
)

const inAccount = (path: PlaceholderPath) => (
  <StoryRouter path={path}>
    <AccountFrame>
      <UnderConstruction {...placeholderAt(path)} />
    </AccountFrame>
  </StoryRouter>
)

const inAdmin = (path: PlaceholderPath) => (
  <StoryRouter path={path}>
    <AdminFrame>
      <UnderConstruction {...placeholderAt(path)} />
    </AdminFrame>
  </StoryRouter>
)

export const Education = () => onPublicPage('/education')

export const Support = () => onPublicPage('/support')

export const Fees = () => onPublicPage('/fees')

export const DeveloperPortal = () => onPublicPage('/developer-portal')

export const ProjectBuilder = () => onPublicPage('/project-builder')

export const Partners = () => onPublicPage('/partners')

export const Terms = () => onPublicPage('/terms')

export const Privacy = () => onPublicPage('/privacy')

export const Aml = () => onPublicPage('/aml')

export const Wallet = () => inAccount('/wallet')

export const Trading = () => inAccount('/trading')

export const Staking = () => inAccount('/staking')

export const Nft = () => inAccount('/nft')

export const Kyc = () => inAccount('/kyc')

export const Settings = () => inAccount('/settings')

export const Notifications = () => inAccount('/notifications')

export const Community = () => inAccount('/community')

export const UserSupport = () => inAccount('/user-support')

export const AdminOverview = () => inAdmin('/admin')

export const AdminAnalytics = () => inAdmin('/admin/analytics')

export const AdminUsers = () => inAdmin('/admin/users')

export const AdminKycAml = () => inAdmin('/admin/kyc-aml')

export const AdminTokens = () => inAdmin('/admin/tokens')

export const AdminGateways = () => inAdmin('/admin/gateways')

export const AdminFees = () => inAdmin('/admin/fees')

export const AdminNft = () => inAdmin('/admin/nft')

export const AdminCards = () => inAdmin('/admin/cards')

export const AdminProjects = () => inAdmin('/admin/projects')

export const AdminMarketing = () => inAdmin('/admin/marketing')

export const AdminApiDocs = () => inAdmin('/admin/api-docs')

export const AdminSupport = () => inAdmin('/admin/support')

export const AdminBackups = () => inAdmin('/admin/backups')

export const AdminSettings = () => inAdmin('/admin/settings')
