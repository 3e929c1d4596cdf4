import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_public/education')(underConstruction('public', '/education'))
