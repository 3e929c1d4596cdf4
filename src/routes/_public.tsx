import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { brand } from '@/data/content/brand'

export const Route = createFileRoute('/_public')({
  // Its component is in the scripts of every page, for unknown addresses have the same frame.
  codeSplitGroupings: [],
  staticData: { title: brand.name, description: brand.description },
  component: PublicPages,
})

function PublicPages() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
