import { FeaturesPage } from '@/components/features/FeaturesPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

export default { title: 'Screens / Features', meta: { path: '/features' } }

export const Page = () => (
  <PublicLayout>
    <FeaturesPage />
  </PublicLayout>
)
