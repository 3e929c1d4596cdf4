import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_admin/admin/api-docs')(underConstruction('admin', '/admin/api-docs'))
