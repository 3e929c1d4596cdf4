import { AboutPage } from '@/components/about/AboutPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

export default { title: 'Screens / About' }

export const Page = () => (
  <PublicLayout account="signedOut">
    <AboutPage />
  </PublicLayout>
)
