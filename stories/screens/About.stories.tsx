import { AboutPage } from '@/components/about/AboutPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

export default { title: 'Screens / About', meta: { path: '/about' } }

export const Page = () => (
  <PublicLayout>
    <AboutPage />
  </PublicLayout>
)
