import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { placeholders } from '@/data/placeholders'
import { AccountFrame } from './DashboardScreen'

export default { title: 'Screens / Under construction' }

const onPublicPage = (path: keyof typeof placeholders) => (
  <PublicLayout account="signedOut">
    <UnderConstruction {...placeholders[path]} />
  </PublicLayout>
)

const inAccount = (path: keyof typeof placeholders) => (
  <AccountFrame>
    <UnderConstruction {...placeholders[path]} />
  </AccountFrame>
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

export const Cards = () => inAccount('/cards')

export const Kyc = () => inAccount('/kyc')

export const Settings = () => inAccount('/settings')

export const Notifications = () => inAccount('/notifications')

export const Community = () => inAccount('/community')

export const UserSupport = () => inAccount('/user-support')
