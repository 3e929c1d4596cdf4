import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/components/contact/ContactPage'
import { notifyInfo } from '@/components/toasts/toaster'
import { placeholderNotices } from '@/data/content/notices'

export const Route = createFileRoute('/_public/contact')({
  staticData: {
    title: 'Contact',
    description: 'Write to King Exchange, and find our support hours, our headquarters and quick answers.',
  },
  component: ContactUs,
})

function ContactUs() {
  return (
    <ContactPage onSend={() => Promise.resolve()} onSent={() => notifyInfo(placeholderNotices.contact)} />
  )
}
