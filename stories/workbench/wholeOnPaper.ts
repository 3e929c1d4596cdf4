/** A frame prints what is in sight of it: while the page is printed, each is as high as what it shows on a sheet's width. */
function resize({ type }: Event): void {
  const isPrinted = type === 'beforeprint'
  for (const { style, contentDocument } of document.querySelectorAll('iframe')) {
    style.maxWidth = isPrinted ? '180mm' : ''
    style.height = isPrinted ? `${contentDocument?.documentElement.scrollHeight}px` : ''
  }
}

for (const moment of ['beforeprint', 'afterprint']) window.addEventListener(moment, resize)
