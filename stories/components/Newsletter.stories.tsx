import { NewsletterForm } from '@/components/layout/NewsletterForm'
import { newsletter } from '@/data/content/footer'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Newsletter' }

export const WithHeading = () => (
  <WideStage>
    <NewsletterForm heading={newsletter.title} lead={newsletter.lead} />
  </WideStage>
)

export const Plain = () => (
  <WideStage>
    <NewsletterForm />
  </WideStage>
)
