import { PublicLayout } from '@/components/layout/PublicLayout'
import { TokenPage } from '@/components/token/TokenPage'

export default { title: 'Screens / Token', meta: { path: '/token' } }

export const Page = () => (
  <PublicLayout>
    <TokenPage />
  </PublicLayout>
)
