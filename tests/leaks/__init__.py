"""Every kind of request, from everybody who could send it: nobody is told what they may not know."""
