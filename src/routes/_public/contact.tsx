import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/components/contact/ContactPage'

export const Route = createFileRoute('/_public/contact')({
  staticData: {
    title: 'Contact',
    description: 'Write to King Exchange, and find our support hours, our headquarters and quick answers.',
  },
  component: ContactUs,
})

function ContactUs() {
  return <ContactPage />
}
