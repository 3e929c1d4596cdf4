import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_public/aml')(underConstruction('public', '/aml'))
