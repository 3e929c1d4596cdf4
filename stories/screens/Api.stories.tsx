import { ApiPage } from '@/components/api/ApiPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

export default { title: 'Screens / API', meta: { path: '/api' } }

export const Page = () => (
  <PublicLayout>
    <ApiPage />
  </PublicLayout>
)
