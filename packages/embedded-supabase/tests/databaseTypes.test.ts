import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseTypes } from '../src/databaseTypes.ts'
import { startTestBackend, type TestBackend } from './testBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

it('writes tables, views, references, functions and enums as the Supabase CLI does', async () => {
  await backend.query(`create type mood as enum ('good', 'so la la')`)
  await backend.query(`create table notes (
    id bigint generated always as identity primary key, author uuid not null references profiles (id),
    tags text[] not null default '{}', mood mood, extra jsonb, size int generated always as (1) stored)`)
  await backend.query(
    'create table covers (note bigint primary key references notes (id), image bytea not null)',
  )
  await backend.query('create view titles as select id, tags from notes')
  await backend.query(`create function count_notes(author uuid, at_most int) returns setof bigint
    language sql as 'select 1::bigint'`)
  expect(await databaseTypes(backend.query)).toMatchInlineSnapshot(`
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

    export type Database = {
      public: {
        Tables: {
          covers: {
            Row: {
              image: string
              note: number
            }
            Insert: {
              image: string
              note: number
            }
            Update: {
              image?: string
              note?: number
            }
            Relationships: [
              {
                foreignKeyName: 'covers_note_fkey'
                columns: ['note']
                isOneToOne: true
                referencedRelation: 'notes'
                referencedColumns: ['id']
              },
            ]
          }
          notes: {
            Row: {
              author: string
              extra: Json | null
              id: number
              mood: Database['public']['Enums']['mood'] | null
              size: number | null
              tags: string[]
            }
            Insert: {
              author: string
              extra?: Json | null
              mood?: Database['public']['Enums']['mood'] | null
              tags?: string[]
            }
            Update: {
              author?: string
              extra?: Json | null
              mood?: Database['public']['Enums']['mood'] | null
              tags?: string[]
            }
            Relationships: [
              {
                foreignKeyName: 'notes_author_fkey'
                columns: ['author']
                isOneToOne: false
                referencedRelation: 'profiles'
                referencedColumns: ['id']
              },
            ]
          }
          profiles: {
            Row: {
              full_name: string | null
              id: string
            }
            Insert: {
              full_name?: string | null
              id: string
            }
            Update: {
              full_name?: string | null
              id?: string
            }
            Relationships: []
          }
        }
        Views: {
          titles: {
            Row: {
              id: number | null
              tags: string[] | null
            }
            Relationships: []
          }
        }
        Functions: {
          count_notes: { Args: { author: string; at_most: number }; Returns: number[] }
        }
        Enums: {
          mood: 'good' | 'so la la'
        }
        CompositeTypes: Record<never, never>
      }
    }
    "
  `)
})
