/**
 * The script at the head of every document. It runs before anything is painted, so it is small. It says whether
 * the visitor lets things move, then waits for the first paint to ask for the site's scripts, `files`, of which the
 * last starts the site: so they do not compete with the page for the line, and a tab in the background costs nothing.
 * A browser that reports no paint, for the sake of privacy say, is asked for frames instead, which a hidden tab does
 * not get either.
 */
export function firstScript(storageKey: string, files: string[]): string {
  const motion = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}
document.documentElement.dataset.motion=c==="paused"?c:"live"`
  if (files.length === 0) return motion
  return `${motion}
!function(){var d,g=function(){if(!d){d=1;${JSON.stringify(files)}.forEach(function(f,i,a){
var l=i===a.length-1,e=document.createElement(l?"script":"link")
if(l){e.type="module";e.src=f}else{e.rel="modulepreload";e.href=f}
e.crossOrigin="";document.head.appendChild(e)})}}
try{new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch(e){}
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(g)})})}()`
}
