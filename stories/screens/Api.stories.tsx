import { ApiPage } from '@/components/api/ApiPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

export default { title: 'Screens / API' }

export const Page = () => (
  <PublicLayout account="signedOut">
    <ApiPage />
  </PublicLayout>
)
