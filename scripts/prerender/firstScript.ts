import { build, type ResolvedConfig } from 'vite'

/** The module that runs before the first paint. */
export const firstModule = 'src/firstPaint.ts'

/** Builds `src/firstPaint.ts` as one classic script for the head of every document. It blocks the first paint. */
export async function buildFirstScript(site: ResolvedConfig): Promise<string> {
  const built = await build({
    root: site.root,
    mode: site.mode,
    configFile: false,
    logLevel: 'error',
    define: site.define,
    resolve: { tsconfigPaths: true },
    build: { write: false, lib: { entry: firstModule, formats: ['iife'], name: 'firstPaint' } },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${firstModule} was not built`)
  return script.code.trim()
}

/**
 * The script that loads `files` after the first paint; the last of them starts the site. So they do not compete with
 * the page for bandwidth, and a background tab loads none. In a browser that reports no paint, it waits for two
 * animation frames instead, which a hidden tab does not get either.
 */
export const loadAfterPaint = (
  files: string[],
) => `!function(){var d,g=function(){if(!d){d=1;${JSON.stringify(files)}.forEach(function(f,i,a){
var l=i===a.length-1,e=document.createElement(l?"script":"link")
if(l){e.type="module";e.src=f}else{e.rel="modulepreload";e.href=f}
e.crossOrigin="";document.head.appendChild(e)})}}
try{new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch(e){}
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(g)})})}()`
