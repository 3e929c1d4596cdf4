import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_admin/admin/projects')(underConstruction('admin', '/admin/projects'))
